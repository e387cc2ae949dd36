// The place in the dock over which something was dragged last. Dockview remembers it until something is dragged in another
// dock, and by it the whole dock, its panels and all that was drawn in them.

/** A group of panels as far as it shows where something can be dropped. */
interface DropGroup {
  readonly model: { readonly contentDropTarget: object };
}

/** Makes dockview forget that place. To be called as a dock goes; without any group there is no way to it. */
export function forgetDropPlace([group]: readonly DropGroup[]): void {
  // A static member of the class of all such places, which dockview does not export.
  if (group !== undefined) Reflect.set(group.model.contentDropTarget.constructor, "ACTUAL_TARGET", undefined);
}

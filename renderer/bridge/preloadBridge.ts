// What the preload script puts on the window, and nothing else of it is known here.

export interface PreloadBridge {
  /** Sends a message to the main process. */
  post(message: unknown): void;
  /** Listens to messages of the main process; gives the function that stops listening. */
  on(listener: (message: unknown) => void): () => void;
  /** The absolute path of a file or folder that the user dropped or chose; "" for one that is not on the disk. */
  pathOfFile(file: File): string;
}

/** The message by which the preload script hands over a port to the host, the port being its only transferable. */
export const HOST_PORT_MESSAGE = "gridwright:host-port";

declare global {
  interface Window {
    readonly gridwright: PreloadBridge;
  }
}

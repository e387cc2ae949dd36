// What --help prints.

export const HELP = `Gridwright on the command line.

  check PACK... [--json]
      Findings of each pack as file:line:column, and how each level's recorded solution goes.
      Ends with 1 if there is an error among the findings or a solution that does not win.

  compare PACK
      Which levels play differently as DSL 0.5 and as later versions, and after which moves.
      Ends with 1 if there is one.

  format PACK... [--check]
      Brings the packs' files into the house style and names those it changes; values, keys and their order stay.
      With --check nothing is written. Ends with 1 if a file is no valid JSON or, with --check, not in that style.

  replay --packs DIR [--profile published|dsl-0.5]
      Reads JSON Lines {"pack","level","walk","actions":[{"action":...}]} on standard input and writes for each one
      line {"pack","level","walk","initial","steps":[{"accepted","won","lost","digest","events"}]}.
      "pack" names a folder in DIR. A line that cannot be replayed is answered with an "error".
      Ends with 1 if there was such a line. Without --profile each pack's own language version decides.

  trace PACK LEVEL [--step N] [--why RULE | --because WHAT | --compare OTHER]
      The recorded solution of a level, turn by turn, as a tree of what happened. Turn 0 is loading.
      With --why: why the rule of that id fired or did not in each of the turns.
      With --because: what led to the last change of a cell (3,2), a variable, a field (avatar.item), the win or the
      lose, back to the key press. With --step: to its last change in that turn or before.
      With --compare: where the same moves part when they are played as published or as dsl-0.5, or by the rules of
      another version of the pack, in a folder; and how the boards differ there, or with --step after that turn.
      Then ends with 1 if they part.

  --help
      This text.

Ends with 0 when all is well, 1 as said above, 2 when the command itself makes no sense.
`;

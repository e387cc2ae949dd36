// The text of --help.

export const HELP = `Gridwright on the command line.

  check PACK... [--json | --annotations] [--sarif FILE] [--fix [--dry-run]] [--solve [--budget 10s] [--memory 1G]]
      Prints each pack's findings as file:line:column, and the result of each level's recorded solution.
      --json: also prints the fixes of each finding, with their titles and edits.
      --annotations: prints them as commands for GitHub Actions, which shows them beside the code.
      --sarif: also writes them to a file that tools for code review read.
      --fix: first applies the safe fixes, those where only one thing can be meant, and prints what it fixed.
      With --dry-run nothing is written: prints what would be fixed.
      --solve: searches each level too, and says in how few moves it can be won.
      Exits with 1 if a finding is an error, a solution does not win, or a level is proven to have none.

  compare PACK
      Lists the levels that play differently as DSL 0.5 and as later versions, and after which moves.
      Exits with 1 if there is one.

  diff A B [--rest DIR] [--json]
      Prints how pack A became pack B: kinds, rules, cells, recorded moves, other texts; and which levels play
      differently, longer, or not at all. What cannot be read is listed as not compared.
      --rest: A and B hold only the files that differ; DIR holds the others, and any number of packs.
      Exits with 1 if something differs.

  format PACK... [--check]
      Formats the packs' files in the house style and lists those it changes. Values, keys and their order stay.
      With --check nothing is written. Exits with 1 if a file is not valid JSON or, with --check, not formatted.

  publish PACK [--session ID] [--event ID] [--payload JSON] [--seed N] [--dry-run] [--json]
      Publishes an event in a pack of event rules, or in a single file with rules and events, and prints what came of
      it. A session gives the state to begin with; without --event its own events are published, one after the other.
      --json prints {"final":{"id","payload","denied"},"fired":[{"id","payload"}],
      "calls":[{"service","function","parameters"}],"blocked","changes":[{"path","before","after"}]}.
      With --dry-run nothing is called, and no state is kept. Exits with 1 if a file cannot be read.

  perft PACK --depth N [--start ID] [--end] [--divide] [--seed N] [--players N] [--json]
      Counts the sequences of 1 to N moves of a board game, given as a pack's folder or its rules file, from the setup
      or from where a recorded game starts. --end: a finished game has no moves. --divide: also counts what follows
      each first move. --json: {"counts":[...]}.

  replay --packs DIR [--profile published|dsl-0.5]
      Reads JSON Lines {"pack","level","walk","actions":[{"action":...}]} on standard input and writes for each one
      line {"pack","level","walk","initial","steps":[{"accepted","won","lost","digest","events"}]}.
      "pack" names a folder in DIR. For a line that cannot be replayed it writes an "error".
      Exits with 1 if there was such a line. Without --profile each pack's own language version applies.

  solve PACK [LEVEL...] [--budget 10s] [--memory 1G] [--profile published|dsl-0.5] [--json]
      Finds the fewest moves that win each level, and proves that there is no shorter way, or that there is none at all.
      Every path is replayed before it is printed. A level that takes more than --budget of time or --memory is
      "unknown: none under N moves", and that much is proven.
      With --json: one line a level, {"level","kind":"solved"|"unsolvable"|"unknown","length","path","proven",
      "noneUnder","states","ms","because"}; "because" is "time", "memory", "unplayable", or "limit" where the level
      allows too few moves. Exits with 1 if a level has no solution.

  schemas --out DIR
      Writes the JSON Schemas of all languages into a folder, which it creates: DIR/LANGUAGE/NAME.schema.json.

  trace PACK LEVEL [--step N] [--why RULE_OR_ACTION | --because WHAT | --compare OTHER]
      Prints each turn of a level's recorded solution as a tree of what happened. Turn 0 is loading.
      --why: explains for each turn why the rule with that id fired or did not; for an action, what stopped it.
      --because: explains what caused the last change of a cell (3,2), a variable, a field of the state, the win or
      the loss, back to the key press. With --step: the last change in that turn or before.
      --compare: finds where the same moves diverge when they are played as published or as dsl-0.5, or by the rules
      of another version of the pack, in a folder; and how the boards differ there, or with --step after that turn.
      Exits with 1 if they diverge.

  --help
      Prints this text.

Exits with 0 on success, 1 as described above, 2 when the command line is invalid. The output has no colours.
`;

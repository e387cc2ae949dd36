// Parses an expression's text to a tree (gdl.md, A7). Never throws, whatever the text is.
import { assertNever } from "../../../base/assertNever";
import { defined } from "../../../base/defined";
import type { Call, Expression } from "./expression";
import { type Span, type Token, textOf, tokensOf } from "./tokens";

/** What is wrong with an expression's text, as a sentence, and where. */
export interface SyntaxProblem extends Span {
  readonly message: string;
}

export type Parsed =
  | { readonly expression: Expression; readonly problem: null }
  /** `expression` is the part before the problem, where there is one: enough to complete names in a broken text. */
  | { readonly expression: Expression | null; readonly problem: SyntaxProblem };

/** An expression with more parts inside one another is refused, so that callers may walk it recursively. */
const MAX_DEPTH = 200;
const TOO_DEEP = "The expression has too many parts inside one another.";

/** Parses an expression. Only the first problem is reported. */
export function parseExpression(text: string): Parsed {
  return new Parser(tokensOf(text)).parse();
}

const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ["null", null],
  ["true", true],
  ["false", false],
]);

interface Deep {
  readonly node: Expression;
  readonly depth: number;
}

class Parser {
  private at = 0;
  private problem: SyntaxProblem | null = null;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): Parsed {
    const parsed = this.expression(0);
    if (this.problem === null && this.next.kind !== "end") this.fail(this.next, unexpected(this.next));
    if (this.problem !== null) return { expression: parsed?.node ?? null, problem: this.problem };
    // Without a problem there is an expression.
    return { expression: defined(parsed?.node), problem: null };
  }

  private get next(): Token {
    return defined(this.tokens[this.at]);
  }

  private take(): Token {
    const token = this.next;
    if (token.kind !== "end") this.at += 1;
    return token;
  }

  private takes(mark: string): boolean {
    const { kind, text } = this.next;
    if (kind !== "mark" || text !== mark) return false;
    this.at += 1;
    return true;
  }

  private fail(span: Span, message: string): null {
    this.problem ??= { from: span.from, to: span.to, message };
    return null;
  }

  /** `outside`: how many expressions it is inside of. */
  private expression(outside: number): Deep | null {
    if (outside > MAX_DEPTH) return this.fail(this.next, TOO_DEEP);
    let deep = this.primary(outside);
    while (deep !== null && this.problem === null) {
      const longer = this.postfix(deep, outside);
      if (longer === undefined) break;
      deep = longer;
    }
    return deep;
  }

  /** Reads `.name` or `[expression]` after a node; undefined when neither follows. */
  private postfix({ node, depth }: Deep, outside: number): Deep | undefined {
    if (this.next.kind === "mark" && ".[".includes(this.next.text) && outside + depth > MAX_DEPTH) {
      this.fail(this.next, TOO_DEEP);
      return { node, depth };
    }
    if (this.takes(".")) return { node: this.property(node), depth: depth + 1 };
    if (!this.takes("[")) return undefined;
    const inner = this.expression(outside + depth);
    if (inner === null) return { node, depth };
    if (this.problem === null && !this.takes("]")) this.fail(this.next, `${expected("]")}${butFound(this.next)}`);
    const to = this.tokens[this.at - 1]?.to ?? node.to;
    const index: Expression = { kind: "index", of: node, at: inner.node, from: node.from, to };
    return { node: index, depth: Math.max(depth, inner.depth) + 1 };
  }

  private property(of: Expression): Expression {
    const { next } = this;
    if (next.kind !== "name") {
      this.fail(next, `A name should follow the dot${butFound(next)}`);
      return of;
    }
    this.at += 1;
    const nameAt = { from: next.from, to: next.to };
    return { kind: "property", of, name: next.text, nameAt, from: of.from, to: next.to };
  }

  private primary(outside: number): Deep | null {
    const token = this.take();
    const { kind, text, from, to } = token;
    switch (kind) {
      case "number":
        return { node: { kind: "number", value: Number(text), raw: text, from, to }, depth: 1 };
      case "text":
        return { node: { kind: "text", value: textOf(text), raw: text, from, to }, depth: 1 };
      case "unclosed":
        return this.fail(token, "The closing quote is missing.");
      case "name":
        return this.nameOrCall(token, outside);
      case "mark":
      case "unknown":
      case "end":
        return this.fail(token, unexpected(token));
      default:
        return assertNever(kind);
    }
  }

  private nameOrCall(token: Token, outside: number): Deep | null {
    const { text: name, from, to } = token;
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return { node: { kind: "constant", value: constant, from, to }, depth: 1 };
    if (!this.takes("(")) return { node: { kind: "name", name, from, to }, depth: 1 };
    const args: Expression[] = [];
    let depth = 1;
    if (!this.takes(")")) {
      do {
        const arg = this.expression(outside + 1);
        if (arg !== null) {
          args.push(arg.node);
          depth = Math.max(depth, arg.depth + 1);
        }
      } while (this.problem === null && this.takes(","));
      if (this.problem === null && !this.takes(")")) {
        this.fail(this.next, `${expected(")")}${butFound(this.next)}`);
      }
    }
    const end = this.tokens[this.at - 1]?.to ?? to;
    const call: Call = { kind: "call", name, nameAt: { from, to }, args, from, to: end };
    return { node: call, depth };
  }
}

function unexpected(token: Token): string {
  if (token.kind === "end") return "The expression is not complete.";
  if (token.kind === "unclosed") return "The closing quote is missing.";
  return `${token.text} is not expected here.`;
}

function expected(mark: string): string {
  return `${mark} is missing`;
}

function butFound(token: Token): string {
  return token.kind === "end" ? "." : ` before ${token.text}.`;
}

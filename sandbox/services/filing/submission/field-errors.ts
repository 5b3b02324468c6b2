/** Messages by field path, collected over the whole content. */
import { type ProblemError, problem } from '../../../http/problem.ts';

export class FieldErrors {
  readonly #messages: Record<string, string[]> = {};

  /** `path` is within the request: `content.parties.0.person.lastName`. */
  add(path: string, message: string): void {
    this.#messages[path] = [...(this.#messages[path] ?? []), message];
  }

  get isEmpty(): boolean {
    return Object.keys(this.#messages).length === 0;
  }

  /** @throws ProblemError 422 with the messages, if any. */
  throwIfAny(code: 'content-invalid' | 'content-incomplete' | 'invalid-contacts', detail: string): void {
    if (!this.isEmpty) throw this.toProblem(code, detail);
  }

  toProblem(code: string, detail: string): ProblemError {
    return problem(422, { code, detail, errors: this.#messages });
  }
}

import type * as z from 'zod/mini'
import type { Role } from '#domain/accounts/roles.ts'

type Schema = z.ZodMiniType

/**
 * Who may make a call (T-4, T-4.2):
 * - `visitor`: anyone; the cookie decides which rows are theirs (T-1.2);
 * - `link`: whoever has the token in the address, for the one record it names;
 * - `account`: anyone signed in, about themselves;
 * - a role: it and those above it on its ladder. A partner's role reaches its own organization and nothing else.
 */
export type Access = 'visitor' | 'link' | 'account' | Role

/** One HTTP call, defined once: the server serves it, the browser calls it, the API page documents it. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path parameters are written in braces: `/api/sessions/{id}`. */
  readonly path: `/api/${string}`
  /** The server refuses everyone else before it reads a body; the access tests are generated from it. */
  readonly access: Access
  /** One plain sentence for the API page. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  readonly body?: Schema
  /** `file` returns bytes instead of JSON. */
  readonly reply: Schema | 'file'
  /** Largest accepted body in bytes; the platform's 32 KB when absent (T-9.5). */
  readonly maxBodyBytes?: number
  /** Most keys and list entries in a body; the platform's 5,000 when absent (T-9.5). */
  readonly maxBodyKeys?: number
  /** Page-leave beacons arrive as text/plain; only one call may accept that (T-5.1). */
  readonly acceptsBeacon?: true
  /** The handler applies the ordinary limits itself: a person in danger is always answered (T-6.5). */
  readonly limitedByHandler?: true
  /** A person in danger is answered while the database is down: the caller's row is looked up beside the call (0017). */
  readonly needsNoRow?: true
}

export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition
}

type SchemaOutput<S> = S extends Schema ? z.output<S> : undefined
type SchemaInput<S> = S extends Schema ? z.input<S> : undefined

/** The parsed input of a handler. */
export interface CallInput<D extends CallDefinition> {
  params: SchemaOutput<D['params']>
  query: SchemaOutput<D['query']>
  headers: SchemaOutput<D['headers']>
  body: SchemaOutput<D['body']>
}

/** The arguments of a caller: only the parts the call declares. */
export type CallArguments<D extends CallDefinition> = {
  [Part in 'params' | 'query' | 'headers' | 'body' as D[Part] extends Schema ? Part : never]: SchemaInput<D[Part]>
}

export type CallReply<D extends CallDefinition> = D['reply'] extends Schema ? z.output<D['reply']> : never
/** The return value of a handler: checked against the reply schema before it is sent. */
export type CallAnswer<D extends CallDefinition> = D['reply'] extends Schema ? z.input<D['reply']> : never

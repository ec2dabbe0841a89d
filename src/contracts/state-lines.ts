import * as z from 'zod/mini'
import { callReasons, LinePurpose, LineService, lineTrusts, lineVerdicts } from '#domain/facts/state-lines.ts'
import { StateCode } from '#domain/places/states.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** What the last call to a number found out. */
const LineCall = z.object({
  /** Sent back with the next answer, so that nobody overwrites what somebody else found out meanwhile. */
  id: z.uuid(),
  verdict: z.enum(lineVerdicts),
  correctedPhone: z.nullable(text(20)),
  note: z.nullable(text(300)),
  /** Null when that account is gone. */
  by: z.nullable(text(200)),
  at: z.iso.datetime(),
})

export const NumberToCall = z.object({
  state: StateCode,
  service: LineService,
  agency: z.nullable(text(300)),
  site: z.nullable(text(2048)),
  phone: text(20),
  /** Null for a number that only a call brought. */
  trust: z.nullable(z.enum(lineTrusts)),
  purpose: z.nullable(LinePurpose),
  source: z.nullable(text(300)),
  sourceDate: z.nullable(text(10)),
  /** What is doubtful about it, as the list says. */
  sourceNote: z.nullable(text(500)),
  /** Why it waits; null when a person called. */
  reason: z.nullable(z.enum(callReasons)),
  lastCall: z.nullable(LineCall),
})
export type NumberToCall = z.infer<typeof NumberToCall>

const count = z.int().check(z.nonnegative())

/** As many numbers as one list shows; the rest follow as these are answered. */
export const maxNumbersToCall = 60

export const listNumbersToCall = defineCall({
  method: 'GET',
  path: '/api/admin/state-lines',
  access: 'reviewer',
  summary: 'Phone numbers of state offices that wait for a call, or that a person called, by state.',
  query: z.object({
    show: z._default(z.enum(['waiting', 'called']), 'waiting'),
    state: z.optional(StateCode),
    service: z.optional(LineService),
  }),
  reply: z.object({
    success: z.literal(true),
    numbers: z.array(NumberToCall),
    /** Of these filters, beyond what is listed. */
    total: count,
    /** Of all numbers: how many are shown with which word, and how many nobody sees. */
    counts: z.object({ checked: count, own: count, listed: count, hidden: count, none: count, waiting: count }),
  }),
})

export const recordNumberCall = defineCall({
  method: 'POST',
  path: '/api/admin/state-lines/calls',
  access: 'reviewer',
  summary: 'What a call to the number of a state office found out: right, wrong or somebody else’s. It counts at once.',
  body: z.object({
    state: StateCode,
    service: LineService,
    phone: line(20).check(z.minLength(7)),
    verdict: z.enum(lineVerdicts),
    /** Only for a number that is not right; refused when it is no number to call. */
    correctedPhone: z._default(z.nullable(line(40)), null),
    note: z._default(z.nullable(line(300)), null),
    /** The id of the last call that was shown; null when there was none. */
    lastCallId: z.nullable(z.uuid()),
  }),
  reply: z.object({ success: z.literal(true), number: NumberToCall }),
})

import * as z from 'zod/mini'
import { Day } from '#domain/action-plan/plan-step.ts'
import { TaskPriority } from '#domain/action-plan/tasks.ts'
import { SavedNeeds } from '#domain/needs/needs.ts'
import { PinListing } from '#domain/pin/unlock-methods.ts'
import { Pin, findConfirmationProblem, pinMaxDigits } from '#domain/pin/rules.ts'
import { Location } from '#domain/places/location.ts'
import { defineCall } from './call.ts'
import { Proof, ProofFailure } from './proof.ts'

const SavedTask = z.object({
  id: z.optional(z.string().check(z.maxLength(128))),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  category: z.optional(z.string().check(z.maxLength(64))),
  priority: z.optional(TaskPriority),
  completed: z.optional(z.boolean()),
  dueOn: z.optional(z.nullable(Day)),
})

/**
 * The data saved by a PIN: four keys and nothing else (T-2.6). Parsing drops fields not named here, among them people's
 * names, phones and stories, chats, and the answers of providers.
 */
export const SessionData = z.object({
  resources: z.optional(z.array(PinListing).check(z.maxLength(1000))),
  actionPlans: z.optional(z.array(SavedTask).check(z.maxLength(500))),
  userLocation: z.optional(z.nullable(Location)),
  userNeeds: z.optional(z.nullable(SavedNeeds)),
})
export type SessionData = z.output<typeof SessionData>

/** The problem code of an empty location; its text is in the content modules. */
const locationName = z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(80))

/** Three words shown once when saving; with the PIN they open the session on any device (T-2.2). */
const ReturnWords = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(24))).check(z.length(3))

export const createPinSession = defineCall({
  method: 'POST',
  path: '/api/session/create',
  access: 'visitor',
  summary: 'Saves progress under a PIN of four to six digits, a state and a county.',
  body: z
    .object({
      pin: Pin,
      confirmPin: z.optional(z.string().check(z.maxLength(pinMaxDigits, 'mismatch'))),
      state: locationName,
      county: locationName,
      sessionData: SessionData,
      proof: z.optional(Proof),
    })
    .check((context) => {
      const { pin, confirmPin } = context.value
      const problem = confirmPin === undefined ? undefined : findConfirmationProblem(pin, confirmPin)
      // The PIN itself stays out of the issue: issues can end up in a response or a log.
      if (problem) context.issues.push({ code: 'custom', message: problem, path: ['confirmPin'], input: undefined })
    }),
  reply: z.object({
    success: z.literal(true),
    sessionId: z.string(),
    returnWords: z.optional(ReturnWords),
    weakPin: z.optional(z.boolean()),
  }),
  maxBodyBytes: 512 * 1024,
  // A search in a large county returns 150 listings, which alone have 10,000 keys.
  maxBodyKeys: 30_000,
})

export const retrievePinSession = defineCall({
  method: 'POST',
  path: '/api/session/retrieve',
  access: 'visitor',
  summary:
    'Opens saved progress by PIN and place: on the device that saved it, or with the three return words. By the PIN alone only the saved places.',
  body: z.object({
    pin: Pin,
    state: locationName,
    county: locationName,
    returnWords: z.optional(ReturnWords),
    proof: z.optional(Proof),
  }),
  reply: z.object({
    success: z.literal(true),
    sessionId: z.string(),
    sessionData: SessionData,
    /** Set when only the PIN was given. The rest of the session needs the return words or the person's own device. */
    placesOnly: z.optional(z.literal(true)),
  }),
})

/** A refused PIN. `needsWords` depends on the location only, never on the PIN (T-2.4). */
export const PinFailure = z.extend(ProofFailure, { needsWords: z.optional(z.boolean()) })

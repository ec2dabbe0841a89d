import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/**
 * The tutorial's videos with their captions, one for each step and language. The name is looked up in this list, never
 * joined to a folder (T-7.3).
 */
export const TutorialVideo = z.enum([
  'find-resources.mp4',
  'find-resources-es.mp4',
  'find-resources.vtt',
  'find-resources-es.vtt',
  'chat-with-reggie.mp4',
  'chat-with-reggie-es.mp4',
  'chat-with-reggie.vtt',
  'chat-with-reggie-es.vtt',
  'action-plan.mp4',
  'action-plan-es.mp4',
  'action-plan.vtt',
  'action-plan-es.vtt',
])
export type TutorialVideo = z.infer<typeof TutorialVideo>

export const getTutorialVideo = defineCall({
  method: 'GET',
  path: '/api/video/{file}',
  access: 'visitor',
  summary: 'A tutorial film or its captions, whole or by range.',
  params: z.object({ file: TutorialVideo }),
  query: z.object({ cb: z.optional(z.string().check(z.maxLength(40))) }),
  reply: 'file',
})

import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** The tutorial's films, one for each step. The name is looked up in this list, never joined to a folder (T-7.3). */
export const TutorialVideo = z.enum(['find-resources.mp4', 'chat-with-reggie.mp4', 'action-plan.mp4'])
export type TutorialVideo = z.infer<typeof TutorialVideo>

export const getTutorialVideo = defineCall({
  method: 'GET',
  path: '/api/video/{file}',
  summary: 'A tutorial film, whole or by range.',
  params: z.object({ file: TutorialVideo }),
  query: z.object({ cb: z.optional(z.string().check(z.maxLength(40))) }),
  reply: 'file',
})

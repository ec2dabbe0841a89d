import * as z from 'zod/mini'

/** Guidance for one task, as the server sends it and the device stores it. */
export const TaskGuidance = z.object({
  summary: z.string(),
  documents: z.array(z.string()),
  process: z.array(z.string()),
  challenges: z.array(z.string()),
  tips: z.array(z.string()),
})
export type TaskGuidance = z.infer<typeof TaskGuidance>

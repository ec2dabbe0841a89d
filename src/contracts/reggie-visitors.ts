import * as z from 'zod/mini'
import { PromptModule } from '#domain/prompts/modules.ts'
import { defineCall } from './call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Returns only what staff changed; the browser already has the shipped questions. */
export const getStarters = defineCall({
  method: 'GET',
  path: '/api/starters/{module}',
  access: 'visitor',
  summary: 'The starter questions of a module, when staff changed them.',
  params: z.object({ module: PromptModule }),
  reply: z.object({
    success: z.literal(true),
    questions: z.nullable(z.object({ en: z.array(text(300)), es: z.array(text(300)) })),
  }),
})

export const getReggieBanner = defineCall({
  method: 'GET',
  path: '/api/reggie/banner',
  access: 'visitor',
  summary: 'What stands above the chat right now, if anything.',
  reply: z.object({ success: z.literal(true), banner: z.nullable(z.object({ en: text(200), es: text(200) })) }),
})

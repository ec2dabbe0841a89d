import * as z from 'zod/mini'

/** The GRO modules in the order of the menu, then the other three shortcuts. */
export const groModules = [
  'thriveAtWork',
  'toolUp',
  'getInMotion',
  'layFoundation',
  'createValue',
  'ownMindset',
] as const

export const promptModules = [...groModules, 'housing', 'documentPrep', 'healthSupport'] as const

export const PromptModule = z.enum(promptModules)
export type PromptModule = z.infer<typeof PromptModule>

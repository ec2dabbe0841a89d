import type { AiConfig } from '#server/platform/config.ts'
import type { OpenModel } from './open-model.ts'

/** Opens the model on the first question. */
export type ModelOpener = () => Promise<OpenModel>

/** How to reach the configured model; null when only the embedded assistant answers. */
export function createModelOpener(ai: AiConfig): ModelOpener | null {
  const { provider, model, baseUrl, apiKey } = ai
  if (provider === 'embedded' || model === null) return null
  let opened: Promise<OpenModel> | undefined
  // The model packages are large; a server without a model does not load them.
  return () =>
    (opened ??= import('./open-model.ts').then(({ openModel }) => openModel({ provider, model, baseUrl, apiKey })))
}

import type { assistantSafety as en } from '../en/assistant-safety.ts'
import type { Translated } from '../shape.ts'

export const assistantSafety = {
  check: 'No tengo ese dato. Llame al 2-1-1 para confirmarlo.',
  price: 'No sé cuánto cuesta eso. Pregunte ahí o llame al 2-1-1 para confirmarlo.',
  law: 'No tengo esa regla ni esa fecha. Pregunte en una oficina de ayuda legal.',
} satisfies Translated<typeof en>

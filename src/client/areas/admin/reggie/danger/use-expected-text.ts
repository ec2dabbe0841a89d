import type { ExpectedResult } from '#domain/danger/training-message.ts'
import { useText } from '#client/platform/i18n/use-text.ts'

/** Names what a message should lead to. */
export function useExpectedText(): (expected: ExpectedResult) => string {
  const t = useText('adminDanger')
  const reggieText = useText('adminReggie')
  return (expected) => {
    if (expected === 'soft') return t('keep.soft')
    if (expected === 'none') return reggieText('guard.noCard')
    return reggieText('guard.card', { kind: reggieText(`guard.kinds.${expected}`) })
  }
}

import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PathSpot } from '#client/ui/illustrations/path-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'

/** The answer was withdrawn or removed, here or in another tab, while it was open. */
export function NoResponseScreen({ onBack }: { onBack: () => void }) {
  const t = useText('saved')
  return (
    <Page>
      <EmptyState
        headingLevel="h1"
        illustration={<PathSpot size={112} />}
        title={t('response.gone')}
        action={
          <Button variant="primary" onClick={onBack}>
            {t('response.back')}
          </Button>
        }
      >
        {t('response.goneText')}
      </EmptyState>
    </Page>
  )
}

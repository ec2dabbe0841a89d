import { useText } from '#client/platform/i18n/use-text.ts'
import { DocumentsSpot } from '#client/ui/illustrations/documents-spot.tsx'
import { BackButton } from '#client/shared/back-button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { DocumentsBody, type DocumentsBodyProps } from './documents-body.tsx'

export interface DocumentsScreenProps extends DocumentsBodyProps {
  onBack: () => void
}

export function DocumentsScreen({ onBack, ...body }: DocumentsScreenProps) {
  const t = useText('documents')
  return (
    <Page wide aria-labelledby="documents-title" className="grid content-start gap-4">
      <BackButton onBack={onBack} />
      <header className="docs-head">
        <div className="grid gap-2">
          <h1 id="documents-title">{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        <DocumentsSpot size={88} />
      </header>
      <DocumentsBody {...body} />
    </Page>
  )
}

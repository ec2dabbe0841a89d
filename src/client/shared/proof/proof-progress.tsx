import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Spinner } from '#client/ui/spinner/spinner.tsx'

interface ProofProgressProps {
  isProving: boolean
  onCancel: () => void
}

/** While the browser solves a proof of work. The status stays in the page, so that a screen reader hears it change. */
export function ProofProgress({ isProving, onCancel }: ProofProgressProps) {
  const t = useText('common')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status">
        {isProving && (
          <>
            <Spinner /> {t('quickCheck')}
          </>
        )}
      </p>
      {isProving && (
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}

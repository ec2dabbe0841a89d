import { type ReactNode, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'
import { Poster } from './poster.tsx'

interface LinkAndPosterProps {
  trackingCode: string
  /** Public name of the organization. */
  name: string
  /** Content between the link and the poster. */
  children?: ReactNode
}

/** The link that counts visits for an organization, and a poster to print. */
export function LinkAndPoster({ trackingCode, name, children }: LinkAndPosterProps) {
  const t = useText('poster')
  const [isShown, setIsShown] = useState(false)
  const link = `${window.location.origin}/?org=${encodeURIComponent(trackingCode)}`
  return (
    <>
      <CopyText
        label={t('link')}
        value={link}
        copyLabel={t('copy')}
        copiedText={t('copied')}
        failedText={t('copyFailed')}
      />
      {children}
      <div>
        <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t('hide') : t('show')}
        </Button>
      </div>
      {isShown && <Poster link={link} name={name} />}
    </>
  )
}

import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { CopyText } from '#client/ui/copy-text/copy-text.tsx'
import { useNumberWords } from './number-words.ts'
import { Poster } from './poster.tsx'

interface LinkAndPosterProps {
  link: string
  /** As the organization is known to people. */
  name: string
  /** Undefined while it is not known. */
  visits: number | null | undefined
}

export function LinkAndPoster({ link, name, visits }: LinkAndPosterProps) {
  const t = useText('partnerAnalytics')
  const { count } = useNumberWords()
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <p>{t('poster.text')}</p>
      <CopyText
        label={t('poster.link')} value={link} copyLabel={t('poster.copy')} copiedText={t('poster.copied')}
        failedText={t('poster.copyFailed')}
      />
      {visits !== undefined && <p>{t('poster.visits', { count: count(visits) })}</p>}
      <div>
        <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t('poster.hide') : t('poster.show')}
        </Button>
      </div>
      {isShown && <Poster link={link} name={name} />}
    </>
  )
}

import './pin.css'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Location } from '#domain/places/location.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface PinConfirmationScreenProps {
  words: readonly string[]
  location: Location
  mode: 'own' | 'shared'
  isWeak: boolean
  getPicture?: (word: string) => ReactNode
  onPrint: () => void
  onContinue: () => void
}

/** Only the words are printed; the PIN is not on this screen at all. */
export function PinConfirmationScreen(props: PinConfirmationScreenProps) {
  const { words, location, mode, isWeak, getPicture, onPrint, onContinue } = props
  const t = useText('pin')
  // Without cookies the person's own device is not recognized later.
  const knowsDevice = navigator.cookieEnabled
  return (
    <Page wide aria-labelledby="pin-saved-title" className="grid gap-4">
      <h1 id="pin-saved-title" data-print="hide">
        {t('saved.title')}
      </h1>
      <div className="ui-sides">
        {words.length > 0 && (
          <div className="grid gap-4">
            <p data-print="hide" className="text-lg font-semibold">
              {t('saved.writeDown')}
            </p>
            <ReturnWords words={words} {...(getPicture && { getPicture })} />
          </div>
        )}
        <div data-print="hide" className="grid gap-4">
          {words.length > 0 && (
            <>
              <p>{t('saved.once')}</p>
              <Button wide icon={<Printer aria-hidden size={20} />} onClick={onPrint}>
                {t('saved.print')}
              </Button>
              <Notice tone={isWeak ? 'warning' : 'info'}>
                <div className="grid gap-2">
                  <p>{t('saved.when', location)}</p>
                  <p>
                    {t(mode === 'shared' ? 'saved.whenShared' : knowsDevice ? 'saved.whenOwn' : 'saved.whenUnknown')}
                  </p>
                  {isWeak && <p>{t('saved.weak')}</p>}
                  <p>{t('saved.apart')}</p>
                </div>
              </Notice>
            </>
          )}
          <Button wide variant="primary" onClick={onContinue}>
            {t('saved.continue')}
          </Button>
        </div>
      </div>
    </Page>
  )
}

interface ReturnWordsProps {
  words: readonly string[]
  /** Renders the picture of a word, if there is one. */
  getPicture?: (word: string) => ReactNode
}

/** The three words, large, in order. The only printed part of its screen. */
function ReturnWords({ words, getPicture }: ReturnWordsProps) {
  const t = useText('pin')
  return (
    <section aria-labelledby="return-words-title" className="return-words">
      <h2 id="return-words-title">{t('saved.wordsTitle')}</h2>
      <ol>
        {words.map((word) => (
          <li key={word}>
            {getPicture && (
              <span aria-hidden="true" className="return-word-picture">
                {getPicture(word)}
              </span>
            )}
            <span className="return-word">{word}</span>
          </li>
        ))}
      </ol>
      <p className="return-words-paper">{t('saved.printed')}</p>
    </section>
  )
}

import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'

export interface ReturnWordsProps {
  words: readonly string[]
  /** Renders the picture of a word, if there is one. */
  getPicture?: (word: string) => ReactNode
}

/** The three words, large, in order. The only printed part of its screen. */
export function ReturnWords({ words, getPicture }: ReturnWordsProps) {
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

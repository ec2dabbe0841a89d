import type { GoldenRun } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Notice } from '#client/ui/notice/notice.tsx'

/** Result of running the golden dialogues with a text, with each failed check by name. */
export function GoldenResult({ golden }: { golden: GoldenRun | null }) {
  const t = useText('adminReggie')
  const { dayAndTime } = useMoments()
  if (!golden) return <p className="desk-quiet">{t('words.neverRun')}</p>
  const { at, engine, total, met, failed } = golden
  const isGreen = isGreenRun(golden)
  return (
    <Notice
      tone={isGreen ? 'success' : 'warning'}
      title={isGreen ? t('words.ranGreen', { total }) : t('words.ranRed', { met, total })}
    >
      <p>{t('words.ranOn', { date: dayAndTime(at), engine: t(`words.engines.${engine}`) })}</p>
      {failed.length > 0 && (
        <details className="reggie-fold">
          <summary>{t('words.failed')}</summary>
          <ul className="reggie-failed">
            {failed.map(({ id, checks }) => (
              <li key={id}>
                <strong>{id}</strong>
                <ul>
                  {checks.map((check) => (
                    <li key={check}>{check}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}

export const isGreenRun = (golden: GoldenRun | null): boolean =>
  golden !== null && golden.total > 0 && golden.met === golden.total

import { useEffect, useRef } from 'react'
import type { FiredRule } from '#contracts/reggie-control.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Facts } from '../../review-queue/facts.tsx'
import type { TrialResult } from './trial-result.ts'

/** Takes the focus when it appears, because it is below the pressed button. */
export function TriedResult({ result, language }: { result: TrialResult; language: string }) {
  const t = useText('adminReggie')
  const title = useRef<HTMLHeadingElement>(null)
  const { fired, crisis, reply } = result
  useEffect(() => title.current?.focus(), [result])
  return (
    <Card as="section" className="desk-stack" aria-labelledby="reggie-fired">
      <div className="desk-head">
        <h3 ref={title} id="reggie-fired" tabIndex={-1}>
          {t('guard.fired')}
        </h3>
        <Badge tone={crisis ? 'coral' : 'plain'}>
          {crisis ? t('guard.card', { kind: t(`guard.kinds.${crisis}`) }) : t('guard.noCard')}
        </Badge>
      </div>
      {fired.length === 0 && <p>{t('guard.firedNone')}</p>}
      <ul className="desk-list" aria-labelledby="reggie-fired">
        {/* The same rule can fire twice in one message. */}
        {fired.map((rule, at) => (
          <li key={at}>
            <Fired rule={rule} language={language} />
          </li>
        ))}
      </ul>
      <h4>{t('guard.reply')}</h4>
      <p className="reggie-prompt" lang={language}>
        {reply}
      </p>
    </Card>
  )
}

/** The other two rules need no further detail. */
const hasKinds = (rule: FiredRule['rule']) => rule !== 'blocked' && rule !== 'outside'

function Fired({ rule: { rule, kind, match, origin }, language }: { rule: FiredRule; language: string }) {
  const t = useText('adminReggie')
  const { kinds, firedKinds } = useTextModule('adminReggie').guard
  const names: Partial<Record<string, string>> = { ...firedKinds, ...kinds }
  const named = names[kind] ?? kind
  const name = t(`guard.rules.${rule}`)
  const words = match === null ? t('guard.noMatch') : <q lang={language}>{match}</q>
  return (
    <Facts
      of={[
        [hasKinds(rule) ? t('guard.firedKind', { rule: name, kind: named }) : name, t(`guard.origins.${origin}`)],
        [t('guard.match'), words],
      ]}
    />
  )
}

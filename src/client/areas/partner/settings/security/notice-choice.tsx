import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

interface NoticeChoiceProps {
  isOn: boolean
  onChange: (isOn: boolean) => Promise<void>
}

export function NoticeChoice({ isOn, onChange }: NoticeChoiceProps) {
  const t = useText('partnerSettings')
  const { busy, failure, run } = useAction()
  const problem = failureText(failure, t('failed'))
  return (
    <Card as="section" className="pl-tight">
      <h3>{t('security.noticeTitle')}</h3>
      <label className="pl-check">
        <input
          type="checkbox"
          checked={busy === null ? isOn : !isOn}
          onChange={(event) => {
            const isWanted = event.target.checked
            run('notify', () => onChange(isWanted))
          }}
        />
        <span>{t('security.notify')}</span>
      </label>
      {problem && (
        <Notice announce tone="danger">
          {problem}
        </Notice>
      )}
    </Card>
  )
}

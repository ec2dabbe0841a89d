import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { minuteMs, useNow } from '#client/shared/use-now.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { useColleagues, useIntroduction } from '../queries.ts'
import { RespondSection } from '../respond/respond-section.tsx'
import { useStaff } from '../use-staff.ts'
import { DetailView } from './detail-view.tsx'
import { useDetailActions } from './use-detail-actions.ts'

interface DetailPaneProps {
  id: string
  /** Whether the list is shown next to it. */
  isBeside: boolean
  onClose: () => void
}

/** The open introduction, with a back button. */
export function DetailPane({ id, isBeside, onClose }: DetailPaneProps) {
  const t = useText('partnerIntroductions')
  const found = useIntroduction(id)
  const { mayAct } = useStaff()
  const now = useNow(minuteMs)
  const colleagues = (useColleagues().data?.people ?? []).filter(({ status }) => status === 'active')
  const { actions, shared } = useDetailActions(id)
  const [sentTimes, setSentTimes] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const answer = useRef<HTMLHeadingElement>(null)
  const isThere = found.data !== undefined
  useEffect(() => {
    if (isThere) title.current?.focus()
  }, [isThere])
  useEffect(() => {
    if (sentTimes > 0) answer.current?.focus()
  }, [sentTimes])

  const Icon = isBeside ? X : ArrowLeft
  const head = (
    <Button size="small" variant="quiet" icon={<Icon size={18} aria-hidden="true" />} onClick={onClose}>
      {t(isBeside ? 'detail.close' : 'detail.back')}
    </Button>
  )
  if (!found.data) {
    return (
      <div className="pi-detail">
        <div className="pi-detail-tools">{head}</div>
        {found.isError ? <NotThere error={found.error} onRetry={() => void found.refetch()} /> : <LoadingPart />}
      </div>
    )
  }
  return (
    <DetailView
      detail={found.data}
      shared={shared}
      colleagues={colleagues}
      mayAct={mayAct}
      now={now}
      actions={actions}
      head={head}
      notice={sentTimes > 0 ? t('respond.sent') : null}
      titleRef={title}
      answerRef={answer}
      respond={<RespondSection detail={found.data} onSent={() => setSentTimes(sentTimes + 1)} />}
    />
  )
}

function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText('partnerIntroductions')
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice announce tone="warning" title={t('detail.gone')}>
        {t('detail.goneText')}
      </Notice>
    )
  }
  return (
    <LoadFailed
      tone="danger"
      title={t('detail.failed')}
      text={t('failedText')}
      retryLabel={t('tryAgain')}
      onRetry={onRetry}
    />
  )
}

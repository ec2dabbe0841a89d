import { useLocation } from 'wouter'
import { updateAccount } from '#contracts/accounts.ts'
import type { IntroductionsLayout } from '#domain/accounts/account.ts'
import type { PartnerRoute } from '#domain/navigation/routes.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { callStaff, staffSession } from '#client/state/session/staff-session.ts'
import { SegmentedControl } from '#client/ui/segmented-control/segmented-control.tsx'

export const viewRoutes: Record<IntroductionsLayout, PartnerRoute> = {
  table: '/partner-portal/introductions',
  board: '/partner-intro-dashboard',
}

/** Table or board. Stored in the account; the link to the introductions then opens that view. */
export function ViewSwitch({ view }: { view: IntroductionsLayout }) {
  const t = useText('partnerIntroductions')
  const [, navigate] = useLocation()
  const handleChange = (next: IntroductionsLayout) => {
    void rememberView(next)
    navigate(viewRoutes[next])
  }
  return (
    <SegmentedControl
      label={t('view.label')}
      value={view}
      onChange={handleChange}
      options={[
        { value: 'table', label: t('view.table') },
        { value: 'board', label: t('view.board') },
      ]}
    />
  )
}

async function rememberView(view: IntroductionsLayout): Promise<void> {
  try {
    const { account } = await callStaff(updateAccount, { body: { view } })
    staffSession.send({ type: 'found', account })
  } catch (error) {
    // The page changes anyway; only the next visit will not remember it.
    reportQuietly('staff view', error)
  }
}

import { setReggieLimits } from '#contracts/reggie-control.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useReggieControl } from '../queries.ts'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import { useReload } from '../use-reload.ts'
import { LimitsView } from './limits-view.tsx'

export function LimitsPanel() {
  const control = useReggieControl()
  const mayChange = useMayChange()
  const reload = useReload(control)
  return (
    <PanelState query={control}>
      {({ limits }) => (
        <LimitsView
          stored={limits}
          mayChange={mayChange}
          onReload={async () => (await reload()).limits}
          onSave={async (body) => {
            const { version } = await callStaff(setReggieLimits, { body })
            void control.refetch()
            return version
          }}
        />
      )}
    </PanelState>
  )
}

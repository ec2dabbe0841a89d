import type { Page } from '@playwright/test'

const id = 'filmed-finger'

/** The dot that shows where a finger touches: only in the recorded page, never in the product. */
export async function showFinger(page: Page, { x, y }: { x: number; y: number }, isDown: boolean): Promise<void> {
  await page.evaluate(
    ([id, x, y, isDown]) => {
      const dot = document.getElementById(id) ?? document.createElement('div')
      dot.id = id
      // The popover that opens last is above every dialog.
      dot.popover = 'manual'
      const size = isDown ? 32 : 46
      Object.assign(dot.style, {
        position: 'fixed',
        inset: 'auto',
        left: `${x - size / 2}px`,
        top: `${y - size / 2}px`,
        boxSizing: 'border-box',
        width: `${size}px`,
        height: `${size}px`,
        margin: '0',
        padding: '0',
        border: '3px solid #fff',
        borderRadius: '50%',
        background: isDown ? 'rgb(232 93 67 / 0.85)' : 'rgb(232 93 67 / 0.5)',
        boxShadow: '0 0 0 2px rgb(0 0 0 / 0.35)',
        pointerEvents: 'none',
      })
      if (!dot.isConnected) document.body.append(dot)
      if (dot.matches(':popover-open')) dot.hidePopover()
      dot.showPopover()
    },
    [id, x, y, isDown] as const,
  )
}

export async function hideFinger(page: Page): Promise<void> {
  await page.evaluate((id) => document.getElementById(id)?.remove(), id)
}

import { common } from '#content/en/common.ts'
import { device } from '#content/en/device.ts'
import { menu } from '#content/en/menu.ts'
import { welcome } from '#content/en/welcome.ts'

/** What the first screen needs, as one download. */
export const coreText = { common, device, menu, welcome }

import { common } from '#content/en/common.ts'
import { device } from '#content/en/device.ts'
import { welcome } from '#content/en/welcome.ts'

/** The texts of the first screen, as one download. */
export const coreText = { common, device, welcome }

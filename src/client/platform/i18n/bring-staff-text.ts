import { staffText } from './staff-text.ts'
import { addText } from './text-library.ts'

// Only the staff areas import this file, so that no visitor downloads the list.
addText(staffText)

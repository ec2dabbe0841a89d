/** Progress of a long task: a bar that redraws itself in a terminal, an occasional plain line anywhere else. */
export interface ProgressLine {
  show(part: number, label: string): void
  end(): void
}

const barWidth = 30
const secondsBetweenLines = 5

export function progressLine(task: string, out: NodeJS.WriteStream = process.stdout): ProgressLine {
  return out.isTTY ? redrawnLine(task, out) : plainLines(task, out)
}

const percent = (part: number) => `${Math.floor(Math.min(1, Math.max(0, part)) * 100)}%`

function redrawnLine(task: string, out: NodeJS.WriteStream): ProgressLine {
  let isOpen = false
  let drawnAt = 0
  return {
    show(part, label) {
      if (part < 1 && Date.now() - drawnAt < 100) return
      drawnAt = Date.now()
      isOpen = true
      const filled = Math.round(Math.min(1, part) * barWidth)
      const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
      out.write(`\r\u001b[2K${task} ${bar} ${percent(part).padStart(4)} ${label}`)
    },
    end() {
      if (isOpen) out.write('\n')
    },
  }
}

function plainLines(task: string, out: NodeJS.WriteStream): ProgressLine {
  let shownAt = Date.now()
  return {
    show(part, label) {
      if (Date.now() - shownAt < secondsBetweenLines * 1000) return
      shownAt = Date.now()
      out.write(`${task}: ${percent(part)} ${label}\n`)
    },
    end: () => undefined,
  }
}

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const items = ['one', 'two', 'three'].map((id) => ({ id, label: id, panel: `panel ${id}` }))

function Example() {
  const [value, setValue] = useState('one')
  return <Tabs label="Parts" items={items} value={value} onChange={setValue} />
}

test('the list is one tab stop and the arrow keys go around it', async () => {
  const visitor = userEvent.setup()
  render(<Example />)
  const readFocusAndPanel = () => [document.activeElement?.textContent, screen.getByRole('tabpanel').textContent]

  await visitor.tab()
  expect(readFocusAndPanel()).toEqual(['one', 'panel one'])
  await visitor.keyboard('{ArrowLeft}')
  expect(readFocusAndPanel()).toEqual(['three', 'panel three'])
  await visitor.keyboard('{ArrowRight}{ArrowRight}')
  expect(readFocusAndPanel()).toEqual(['two', 'panel two'])
  await visitor.keyboard('{End}')
  expect(readFocusAndPanel()).toEqual(['three', 'panel three'])
  await visitor.keyboard('{Home}')
  expect(readFocusAndPanel()).toEqual(['one', 'panel one'])
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
})

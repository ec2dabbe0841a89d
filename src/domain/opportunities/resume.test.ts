import { expect, test } from 'vitest'
import {
  emptyResume,
  hasSocialSecurity,
  isEmptyResume,
  maxJobs,
  type Resume,
  buildResumeSheet,
  formatResume,
  withAnotherJob,
  withJob,
  withoutJob,
} from './resume.ts'

const resume: Resume = {
  ...emptyResume,
  name: ' Sample Person ',
  city: 'Columbus, OH',
  phone: '213-555-0101',
  email: '',
  skills: '- Cook for 300 people\n\n• Train new workers',
  work: [
    { key: 1, job: 'Line cook', employer: 'State of Ohio', years: '2016 to 2023', tasks: 'Kept a clean line' },
    { key: 2, job: '', employer: '', years: ' ', tasks: '' },
  ],
  languages: 'English, Spanish',
}
const headings = { skills: 'Skills', work: 'Work', training: 'Training', school: 'School', languages: 'Languages' }

test('the page has only the parts that are written, in a fixed order', () => {
  expect(buildResumeSheet(resume)).toEqual({
    name: 'Sample Person',
    contact: ['Columbus, OH', '213-555-0101'],
    sections: [
      { name: 'skills', blocks: [{ title: '', lines: ['Cook for 300 people', 'Train new workers'] }] },
      { name: 'work', blocks: [{ title: 'Line cook, State of Ohio, 2016 to 2023', lines: ['Kept a clean line'] }] },
      { name: 'languages', blocks: [{ title: '', lines: ['English, Spanish'] }] },
    ],
  })
})

test('the text copy says the same as the page', () => {
  expect(formatResume(resume, headings)).toBe(
    [
      'Sample Person\nColumbus, OH | 213-555-0101',
      'SKILLS\n- Cook for 300 people\n- Train new workers',
      'WORK\nLine cook, State of Ohio, 2016 to 2023\n- Kept a clean line',
      'LANGUAGES\n- English, Spanish',
    ].join('\n\n'),
  )
  expect(formatResume(emptyResume, headings)).toBe('')
})

test('blanks alone are no resume, one letter is', () => {
  expect(isEmptyResume({ ...emptyResume, name: '  ' })).toBe(true)
  expect(isEmptyResume(withJob(emptyResume, { key: 1, job: 'a', employer: '', years: '', tasks: '' }))).toBe(false)
})

test('jobs are added up to the most a page can hold, changed and taken away alone', () => {
  let grown = emptyResume
  for (let count = 0; count < 10; count += 1) grown = withAnotherJob(grown)
  expect(grown.work).toHaveLength(maxJobs)
  expect(new Set(grown.work.map(({ key }) => key)).size).toBe(maxJobs)
  const fewer = withAnotherJob(withoutJob(grown, 2))
  expect(fewer.work.map(({ key }) => key)).toEqual([1, 3, 4, 5, 6, 7])
})

test('a Social Security number is seen wherever it stands, a phone number is none', () => {
  expect(hasSocialSecurity(resume)).toBe(false)
  expect(hasSocialSecurity({ ...resume, school: 'GED\n123-45-6789' })).toBe(true)
})

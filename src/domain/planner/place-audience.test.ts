import { expect, test } from 'vitest'
import { judgeAudience } from './place-audience.ts'

test.each([
  ['bed-tonight', 'emergency-shelter', 'Crossroads Shelter', 'yes'],
  ['bed-tonight', 'emergency-shelter', "48th Men's Shelter", 'maybe'],
  ['bed-tonight', 'emergency-shelter', "Gresham Women's Shelter", 'maybe'],
  ['bed-tonight', 'emergency-shelter', 'Lilac Meadows Family Shelter', 'no'],
  ['bed-tonight', 'emergency-shelter', 'Veteran Shelters & Supportive Housing', 'no'],
  ['bed-tonight', 'day-center', 'Senior Support Services', 'no'],
  ['bed-with-kids', 'emergency-shelter', "Westside Emergency Men's Shelter", 'no'],
  ['bed-with-kids', 'emergency-shelter', 'Eastside Family Shelter', 'yes'],
  ['bed-with-kids', 'emergency-shelter', 'Community of Hope (Women & Children)', 'yes'],
  ['bed-with-kids', 'emergency-shelter', 'Crossroads Shelter', 'maybe'],
  ['bed-for-veterans', 'veterans-housing', 'PATH – SSVF veteran housing help', 'yes'],
  ['veterans-benefits', 'veterans-benefits', 'Luke Air Force Base', 'no'],
  ['veterans-benefits', 'veterans-benefits', 'Fort Wayne Outbased Office', 'yes'],
  ['veterans-benefits', 'veterans-benefits', 'Phoenix Regional Benefit Office', 'yes'],
  ['clinic-visit', 'health-center', 'Omni Family Health', 'yes'],
  ['clinic-visit', 'health-center', 'Lincoln High School Health Center', 'no'],
  ['clinic-visit', 'health-center', 'Northside Pediatrics', 'no'],
  ['clinic-visit', 'health-center', 'Eastside Vision Clinic', 'no'],
  ['clinic-visit', 'health-center', 'Delano Behavioral Health', 'maybe'],
  ['phone-now', 'library', 'Kern County Law Library', 'no'],
  ['food-today', 'meal-site', 'CHILD MEAL SITE: Laun Park', 'no'],
  ['food-today', 'food-pantry', 'New Vision Church', 'yes'],
  ['find-treatment', 'outpatient-treatment', 'Center for Addiction Research', 'no'],
  ['detox-safely', 'residential-treatment', 'Haymarket – Mens Medically Monitored Detox', 'maybe'],
  ['counselor', 'mental-health-clinic', 'West Oaks Hospital LP', 'maybe'],
  ['warrant-lawyer', 'public-defender', 'Center for Appellate Litigation – Appellate Defense', 'no'],
  ['mail-address', 'day-center', 'North Milpas Laundry', 'no'],
  ['clothes-and-shower', 'day-center', 'North Milpas Laundry', 'yes'],
  ['healing-circle', 'mediation', 'Rental House Mediation Task Force', 'no'],
  ['immigration-lawyer', 'legal-aid', 'Santa Barbara Teen Legal Clinic', 'no'],
  ['library-card', 'library', 'Akiak School/Community Library', 'yes'],
] as const)('%s at the %s “%s”: %s', (task, kind, name, expected) => {
  expect(judgeAudience(task, { kind, name })).toBe(expected)
})

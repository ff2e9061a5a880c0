import { helpSubjects, type HelpSubject } from '@/features/help/model/help-subjects'
import type { StaffRole } from '@/lib/payload/access'
import { isOffered } from '@/lib/site-config'

import { readHelp, wordsOf } from './read-help'

/** A subject as a list or a search shows it. */
export interface HelpEntry {
  subject: HelpSubject
  title: string
  /** What it is about. */
  lead: string
  /** The whole text, for a search. */
  words: string
}

/** The subjects of a role in their order. */
export function findHelp(role: StaffRole, language: string): Promise<HelpEntry[]> {
  const ofRole = helpSubjects.filter(
    (subject) =>
      isOffered({ module: 'module' in subject ? subject.module : undefined }) &&
      subject.roles.some((each) => each === role),
  )
  return Promise.all(
    ofRole.map(async ({ slug }) => {
      const { title, lead, sections } = await readHelp(slug, language)
      return { subject: slug, title, lead: wordsOf(lead), words: sections.flat().map(wordsOf).join(' ') }
    }),
  )
}

/** The title of a subject, for the tab of the browser. */
export const helpTitle = async (subject: HelpSubject, language: string): Promise<string> =>
  (await readHelp(subject, language)).title

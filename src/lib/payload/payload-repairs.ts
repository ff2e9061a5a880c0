/**
 * The one switch of what corrects names, icons and texts that Payload's studio lacks, has in English alone, or has wrong:
 * its words in `payload-texts`, and the names of its controls, which `src/studio/repaired-names.tsx` adds in the browser.
 * `docs/upstream` has what is proposed to Payload. With version 4 the switch is off until each repair was looked at.
 *
 * @relies @payloadcms/ui@3 payload-repairs: controls without names, texts in English, and words of a CMS, by their
 * classes and texts; held by payload-repairs.test.ts, payload-texts.test.ts; until Payload 4, see docs/upstream
 */
export const repairsPayload: boolean = true

/**
 * The first version of Payload without these repairs.
 *
 * @internal for the test
 */
export const repairsEnd = '4.0.0'

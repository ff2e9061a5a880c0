// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'

/** Payload's own texts of the studio. */
export const payloadLanguages = { de, en, fr, nl }

import type { OfLanguages } from '../../src/lib/i18n/locales'

import type { PartName } from '../lib/part-name'
import { refuseListed, withEntry, withImport } from '../new-block/register'
import { toWrite } from '../new-block/templates'

/** Where the parts of a form are: of an agency in its folder, of the product in the feature of leads. */
export interface FormPlaces {
  /** The folder of the form. */
  folder: string
  kinds: string
  list: string
}

export const placesOf = ({ folder }: PartName, isSite: boolean): FormPlaces =>
  isSite
    ? { folder: `site/forms/${folder}`, kinds: 'site/form-kinds.ts', list: 'site/forms.ts' }
    : {
        folder: 'src/features/leads/form',
        kinds: 'src/features/submissions/model/form-kinds.ts',
        list: 'src/forms.ts',
      }

const siteImports = `import { defineForm, messageField, personFields, standardEmails } from '@/site-api'
`
const productImports = `import { defineForm } from '@/features/submissions/model/define-form'
import { messageField, personFields } from '@/features/submissions/model/person-fields'
import { standardEmails } from '@/features/submissions/model/standard-emails'
`

/** The files of a form that works at once, by their path in the project: a message with a name and an e-mail address. */
export function filesOfForm(name: PartName, isSite: boolean): Record<string, string> {
  const { folder, slug } = name
  const file = `${placesOf(name, isSite).folder}/${folder}`
  return {
    [`${file}.ts`]: `${isSite ? siteImports : productImports}
/** What the form is for, in one sentence. */
export const ${slug} = defineForm({
  kind: '${slug}',
  steps: [{ fields: [...personFields(), messageField(true)] }],
  emails: standardEmails('${slug}'),
  fixture: async () => (await import('./${folder}.fixture')).${slug}Fixture,
})
`,
    [`${file}.fixture.ts`]: `/** What a browser would send. */
export const ${slug}Fixture: Record<string, string | string[]> = {
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Peeters',
  email: 'anna.peeters@example.org',
  message: 'Bonjour, pouvez-vous me rappeler ?',
}
`,
  }
}

/** The list of names with one more. @throws Refusal if it is there already */
export function registerKind(source: string, name: PartName): string {
  refuseListed(source, name, 'a form')
  const list = source.includes('productFormKinds') ? 'productFormKinds' : 'formKinds'
  return withEntry(source, list, `'${name.slug}'`)
}

/** The list of definitions with one more. @throws Refusal if it is there already */
export function registerForm(source: string, name: PartName, isSite: boolean): string {
  refuseListed(source, name, 'a form')
  const { folder, slug } = name
  if (isSite) return withEntry(withImport(source, slug, `forms/${folder}/${folder}`), 'forms', slug)
  const lastImport = /^import \{ forms as siteForms \}/m
  const imported = source.replace(
    lastImport,
    (line) => `import { ${slug} } from '@/features/leads/form/${folder}'\n${line}`,
  )
  return withEntry(imported, 'forms', slug)
}

const buttons: OfLanguages<string> = { nl: 'Versturen', fr: 'Envoyer', en: 'Send', de: 'Senden' }

/** The texts of a new form in a language: what editors and visitors read. */
export const textsOfForm = ({ words }: PartName, language: string) => ({
  name: `${toWrite} ${words}`,
  title: `${toWrite} ${words}`,
  submitLabel: buttons[language] ?? 'Send',
})

const thanks: OfLanguages<{ subject: string; text: string }> = {
  nl: {
    subject: 'Uw bericht is goed aangekomen',
    text: 'Bedankt voor uw bericht. Wij antwoorden zo snel mogelijk.',
  },
  fr: {
    subject: 'Votre message est bien arrivé',
    text: 'Merci pour votre message. Nous y répondons dès que possible.',
  },
  en: {
    subject: 'Your message has arrived',
    text: 'Thank you for your message. We reply as soon as we can.',
  },
  de: {
    subject: 'Ihre Nachricht ist angekommen',
    text: 'Vielen Dank für Ihre Nachricht. Wir antworten so bald wie möglich.',
  },
}

/** The e-mail that thanks the sender of the form. */
export const thanksIn = (language: string) => thanks[language] ?? thanks.en

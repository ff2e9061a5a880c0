'use client'

import './consent.css'

import { useFormFields, useLocale } from '@payloadcms/ui'

import { consentCategories, type ConsentCategory } from '@/lib/consent/choice'
import {
  mergeConsentTexts,
  ownConsentTexts,
  type ConsentTexts,
  type OwnConsentTexts,
} from '@/lib/consent/consent-texts'
import { isLocale, sourceLocale, type Localized } from '@/lib/i18n/locales'

import { useStudioText } from '../use-studio-text'

const heading = {
  nl: 'Zo ziet het eruit',
  fr: 'Voici le résultat',
  en: 'How it looks',
  de: 'So sieht es aus',
}

/** What stands in the form, as one text, so that the preview is drawn again only when it changes. */
function useWritten(): OwnConsentTexts {
  const json = useFormFields(([fields]) => {
    const value = (path: string) => fields[path]?.value ?? null
    return JSON.stringify({
      ...Object.fromEntries(ownConsentTexts.map((name) => [name, value(name)])),
      categories: Object.fromEntries(
        consentCategories.map((each) => [
          each,
          { name: value(`categories.${each}.name`), text: value(`categories.${each}.text`) },
        ]),
      ),
    })
  })
  return JSON.parse(json) as OwnConsentTexts
}

function Category({ category, texts }: { category: ConsentCategory; texts: ConsentTexts }) {
  const [name, text] = texts.categories[category]
  return (
    <li>
      <span className={category === 'necessary' ? 'is-on' : undefined} aria-hidden="true" />
      <div>
        <strong>{name}</strong>
        <p>{text}</p>
        {category === 'necessary' && <p>{texts.alwaysOn}</p>}
      </div>
    </li>
  )
}

interface ConsentPreviewLiveProps {
  standard: Localized<ConsentTexts>
}

/** Looks like the question on the site; its buttons do nothing. */
export function ConsentPreviewLive({ standard }: ConsentPreviewLiveProps) {
  const t = useStudioText()
  const { code } = useLocale()
  const locale = isLocale(code) ? code : sourceLocale
  const texts = mergeConsentTexts(standard[locale], useWritten())
  return (
    <section className="studio-consent" aria-label={t(heading)}>
      <h3>{t(heading)}</h3>
      <div className="studio-consent__bar" lang={locale}>
        <div>
          <strong>{texts.title}</strong>
          <p>
            {texts.text} <u>{texts.policy}</u>
          </p>
        </div>
        <div className="studio-consent__buttons">
          <span>{texts.decline}</span>
          <span>{texts.agreeAll}</span>
          <u>{texts.change}</u>
        </div>
      </div>
      <div className="studio-consent__settings" lang={locale}>
        <strong>{texts.settings}</strong>
        <p>{texts.settingsText}</p>
        <ul>
          {consentCategories.map((each) => (
            <Category key={each} category={each} texts={texts} />
          ))}
        </ul>
        <div className="studio-consent__buttons">
          <span>{texts.decline}</span>
          <span>{texts.agreePartly}</span>
          <span>{texts.agree}</span>
        </div>
      </div>
    </section>
  )
}

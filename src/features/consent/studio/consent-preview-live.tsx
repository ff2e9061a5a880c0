'use client'

import './consent.css'

import { useFormFields, useLocale } from '@payloadcms/ui'

import { consentCategories, type ConsentCategory } from '@/features/consent/model/choice'
import {
  mergeConsentTexts,
  ownConsentTexts,
  type ConsentTexts,
  type OwnConsentTexts,
} from '@/features/consent/model/consent-texts'
import { toLocale, type Localized } from '@/lib/i18n/locales'

import { useStudioText } from '@/studio/use-studio-text'

/** The form values as one text, so that the preview renders again only when they change. */
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
    <li className="studio-check">
      <span
        className="studio-consent__switch"
        data-on={category === 'necessary' ? '' : undefined}
        aria-hidden="true"
      />
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

/** Looks like the consent question of the site; its buttons do nothing. */
export function ConsentPreviewLive({ standard }: ConsentPreviewLiveProps) {
  const t = useStudioText()
  const { code } = useLocale()
  const locale = toLocale(code)
  const texts = mergeConsentTexts(standard[locale], useWritten())
  return (
    <section className="studio-part studio-stack studio-consent" aria-label={t('consentPreview.heading')}>
      <h3>{t('consentPreview.heading')}</h3>
      <div className="studio-panel studio-paper studio-stack studio-consent__bar" lang={locale}>
        <div>
          <strong>{texts.title}</strong>
          <p>
            {texts.text} <u>{texts.policy}</u>
          </p>
        </div>
        <div className="studio-row">
          <span className="studio-paper studio-consent__button">{texts.decline}</span>
          <span className="studio-paper studio-consent__button">{texts.agreeAll}</span>
          <u>{texts.change}</u>
        </div>
      </div>
      <div className="studio-panel studio-paper studio-stack" lang={locale}>
        <strong>{texts.settings}</strong>
        <p>{texts.settingsText}</p>
        <ul className="studio-list studio-grid">
          {consentCategories.map((each) => (
            <Category key={each} category={each} texts={texts} />
          ))}
        </ul>
        <div className="studio-row">
          <span className="studio-paper studio-consent__button">{texts.decline}</span>
          <span className="studio-paper studio-consent__button">{texts.agreePartly}</span>
          <span className="studio-paper studio-consent__button">{texts.agree}</span>
        </div>
      </div>
    </section>
  )
}

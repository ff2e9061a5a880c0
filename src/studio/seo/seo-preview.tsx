'use client'

import './seo.css'

import { excerpt } from '@/lib/property/excerpt'
import { textsOfPage, type ShownTexts } from '@/lib/seo/page-texts'
import { goodLengths } from '@/lib/seo/text-length'

import { useStudioText } from '../use-studio-text'

import { pictureTexts, seoTexts, sourceTexts, type PictureOrigin } from './seo-texts'
import { usePageInForm, type PageInForm } from './use-page-in-form'
import { usePictureAddress } from './use-picture-address'
import { useSurroundings, type Surroundings } from './use-surroundings'

interface PartProps {
  texts: ShownTexts
  surroundings: Surroundings
}

/** The site's own name, as search engines write it above a result. */
const hostName = (): string => (typeof location === 'undefined' ? '' : location.host)

function SearchResult({ texts, surroundings }: PartProps) {
  const t = useStudioText()
  const { title, description } = texts
  const steps = (surroundings.path ?? `/${surroundings.locale}/…/`).split('/').filter(Boolean)
  return (
    <figure className="studio-seo__part">
      <figcaption>{t(seoTexts.result)}</figcaption>
      <div className="studio-seo__result" lang={surroundings.locale}>
        <span className="studio-seo__address">
          {surroundings.agency} · {[hostName(), ...steps].join(' › ')}
        </span>
        <span className="studio-seo__title">
          {excerpt(title.text, { maxLength: goodLengths.title.most, ellipsis: true })}
        </span>
        <span>{description?.text ?? '…'}</span>
      </div>
      <ul>
        <li>{t(seoTexts.title, { source: t(sourceTexts[title.source]) })}</li>
        <li>
          {description
            ? t(seoTexts.description, { source: t(sourceTexts[description.source]) })
            : t(seoTexts.noDescription)}
        </li>
      </ul>
    </figure>
  )
}

interface ShownPicture {
  id: string | null
  origin: PictureOrigin
}

function pictureOf(
  { chosenPicture, isActiveSEO, ownPicture }: PageInForm,
  sitePicture: string | null,
): ShownPicture {
  if (chosenPicture && isActiveSEO) return { id: chosenPicture, origin: 'field' }
  return ownPicture ? { id: ownPicture, origin: 'page' } : { id: sitePicture, origin: 'site' }
}

function SharedCard({ texts, surroundings, picture }: PartProps & { picture: ShownPicture }) {
  const t = useStudioText()
  const { title, description } = texts.card
  const address = usePictureAddress(picture.id)
  return (
    <figure className="studio-seo__part">
      <figcaption>{t(seoTexts.card)}</figcaption>
      <div className="studio-seo__card" lang={surroundings.locale}>
        {address ? (
          <img src={address} alt="" />
        ) : (
          <span className="studio-seo__blank">{t(seoTexts.noPicture)}</span>
        )}
        <span className="studio-seo__host">{hostName()}</span>
        <strong>{title.text}</strong>
        <span className="studio-seo__text">{description?.text}</span>
      </div>
      <ul>
        <li>{t(seoTexts.title, { source: t(sourceTexts[title.source]) })}</li>
        {description && <li>{t(seoTexts.description, { source: t(sourceTexts[description.source]) })}</li>}
        {picture.id && <li>{t(seoTexts.picture, { source: t(pictureTexts[picture.origin]) })}</li>}
      </ul>
    </figure>
  )
}

/** The search result and the shared card of the page, live while the editor types. */
export function SeoPreview() {
  const t = useStudioText()
  const page = usePageInForm()
  const surroundings = useSurroundings()
  const texts = textsOfPage(page, surroundings.site)
  return (
    <div className="studio-seo">
      {page.isActiveSEO === false && <p className="studio-seo__notice">{t(seoTexts.off)}</p>}
      {page.title === '' && <p className="studio-seo__notice">{t(seoTexts.noTitle)}</p>}
      <SearchResult texts={texts} surroundings={surroundings} />
      <SharedCard
        texts={texts}
        surroundings={surroundings}
        picture={pictureOf(page, surroundings.sitePicture)}
      />
    </div>
  )
}

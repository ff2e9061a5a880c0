'use client'

import { useEffect, useState } from 'react'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

import type { Localized } from '@/lib/i18n/locales'

import { useStudioText } from '../use-studio-text'

import './media.css'

interface Use {
  kind: string
  title: string
  href: string
  isPublished: boolean
}

const texts = {
  title: { nl: 'Waar gebruikt', fr: 'Où utilisé', en: 'Where used', de: 'Wo verwendet' },
  reading: { nl: 'Wordt opgezocht …', fr: 'Recherche …', en: 'Looking it up …', de: 'Wird gesucht …' },
  none: {
    nl: 'Nergens. U kunt dit bestand verwijderen zonder dat er iets ontbreekt.',
    fr: 'Nulle part. Vous pouvez supprimer ce fichier sans que rien ne manque.',
    en: 'Nowhere. You can delete this file and nothing will be missing.',
    de: 'Nirgends. Sie können diese Datei löschen, ohne dass etwas fehlt.',
  },
  used: {
    nl: 'Dit bestand kan niet verwijderd worden zolang het hier staat. Vervangen kan wel: het adres blijft hetzelfde.',
    fr: 'Ce fichier ne peut être supprimé tant qu’il figure ici. Vous pouvez le remplacer : son adresse reste la même.',
    en: 'This file cannot be deleted while it stands here. You can replace it: its address stays the same.',
    de: 'Diese Datei kann nicht gelöscht werden, solange sie hier steht. Ersetzen geht: die Adresse bleibt gleich.',
  },
  failed: {
    nl: 'Kon niet opgezocht worden. Laad de pagina opnieuw.',
    fr: 'La recherche a échoué. Rechargez la page.',
    en: 'It could not be looked up. Load the page again.',
    de: 'Konnte nicht gesucht werden. Laden Sie die Seite neu.',
  },
  draft: { nl: 'concept', fr: 'brouillon', en: 'draft', de: 'Entwurf' },
  untitled: { nl: 'zonder titel', fr: 'sans titre', en: 'untitled', de: 'ohne Titel' },
} as const satisfies Record<string, Localized>

/** Undefined while it is looked up, null when that failed. */
function useUses(): Use[] | null | undefined {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const [uses, setUses] = useState<Use[] | null>()
  const address = id ? `${config.routes.api}/media/${id}/usage/` : null
  useEffect(() => {
    if (!address) return
    let isWanted = true
    fetch(address, { credentials: 'include' })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        // Our own endpoint answers, with this shape.
        return ((await answer.json()) as { uses: Use[] }).uses
      })
      .catch(() => null)
      .then((found) => isWanted && setUses(found))
    return () => {
      isWanted = false
    }
  }, [address])
  return uses
}

/** Where a picture or film is used, with the way there. */
export function UsagePanel() {
  const { id } = useDocumentInfo()
  const text = useStudioText()
  const uses = useUses()
  if (!id) return null
  return (
    <section className="field-type studio-media-usage" aria-label={text(texts.title)}>
      <h3 className="field-label">{text(texts.title)}</h3>
      {uses === undefined && <p>{text(texts.reading)}</p>}
      {uses === null && <p>{text(texts.failed)}</p>}
      {uses?.length === 0 && <p>{text(texts.none)}</p>}
      {uses && uses.length > 0 && (
        <>
          <ul>
            {uses.map(({ kind, title, href, isPublished }) => (
              <li key={href}>
                <a href={href}>
                  {kind}
                  {href.includes('/globals/') ? '' : ` – ${title || text(texts.untitled)}`}
                </a>
                {!isPublished && <span className="studio-media-draft"> ({text(texts.draft)})</span>}
              </li>
            ))}
          </ul>
          <p className="studio-media-usage-warning">{text(texts.used)}</p>
        </>
      )}
    </section>
  )
}

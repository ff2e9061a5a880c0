import type { Localized } from '@/lib/i18n/locales'
import type { RedirectProblem } from '@/lib/routing/redirect-rules'

/** Why a redirect that an editor wrote is refused. `{chain}` names the steps of a circle. */
export const redirectMessages: Record<RedirectProblem, Localized> = {
  notAPath: {
    nl: 'Dit is geen pad van deze site. Voorbeeld: /nl/oud-adres/.',
    fr: 'Ce n’est pas un chemin de ce site. Exemple : /fr/ancienne-adresse/.',
    en: 'This is not a path of this site. Example: /en/old-address/.',
    de: 'Das ist kein Pfad dieser Website. Beispiel: /de/alte-adresse/.',
  },
  noLanguage: {
    nl: 'Begin met de taal: /nl/oud-adres/.',
    fr: 'Commencez par la langue : /fr/ancienne-adresse/.',
    en: 'Start with the language: /en/old-address/.',
    de: 'Beginnen Sie mit der Sprache: /de/alte-adresse/.',
  },
  home: {
    nl: 'De startpagina kan niet doorverwijzen.',
    fr: 'La page d’accueil ne peut pas rediriger.',
    en: 'The home page cannot redirect.',
    de: 'Die Startseite kann nicht weiterleiten.',
  },
  badTarget: {
    nl: 'Een pad van deze site of een adres met http:// of https://.',
    fr: 'Un chemin de ce site ou une adresse en http:// ou https://.',
    en: 'A path of this site or an address with http:// or https://.',
    de: 'Ein Pfad dieser Website oder eine Adresse mit http:// oder https://.',
  },
  itself: {
    nl: 'Dit leidt naar zichzelf.',
    fr: 'Ceci mène à soi-même.',
    en: 'This leads to itself.',
    de: 'Das führt zu sich selbst.',
  },
  circle: {
    nl: 'Dit draait in een kring: {chain}. Pas eerst de andere doorverwijzing aan.',
    fr: 'Ceci tourne en rond : {chain}. Modifiez d’abord l’autre redirection.',
    en: 'This goes round in a circle: {chain}. Change the other redirect first.',
    de: 'Das dreht sich im Kreis: {chain}. Ändern Sie zuerst die andere Weiterleitung.',
  },
}

export const pageStandsMessage: Localized = {
  nl: 'Op dit adres staat een pagina die bezoekers zien. Wijzig eerst haar pad of zet ze uit.',
  fr: 'Une page visible se trouve à cette adresse. Changez d’abord son chemin ou dépubliez-la.',
  en: 'A page that visitors see stands at this address. Change its path or unpublish it first.',
  de: 'Unter dieser Adresse steht eine sichtbare Seite. Ändern Sie zuerst ihren Pfad oder nehmen Sie sie zurück.',
}

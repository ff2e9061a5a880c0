import type { Localized } from '@/lib/i18n/locales'
import type { RoutePathError } from '@/lib/routing/normalise-route-path'

export const takenPathMessage: Localized = {
  nl: 'Een andere route heeft dit pad al in deze taal.',
  fr: 'Une autre route a déjà ce chemin dans cette langue.',
  en: 'Another route already has this path in this language.',
  de: 'Eine andere Route hat diesen Pfad in dieser Sprache bereits.',
}

export const propertyPathMessage: Localized = {
  nl: 'Zo ziet het adres van een pand eruit: laat het nummer achteraan weg.',
  fr: 'C’est la forme d’une adresse de bien : enlevez le numéro à la fin.',
  en: 'This is what the address of a property looks like: leave out the number at the end.',
  de: 'So sieht die Adresse eines Objekts aus: Lassen Sie die Nummer am Ende weg.',
}

export const externalMessage: Localized = {
  nl: 'Een adres van een andere site, met http:// of https://. Naar deze site leidt een doorverwijzing.',
  fr: 'Une adresse d’un autre site, en http:// ou https://. Vers ce site, utilisez une redirection.',
  en: 'An address of another site, with http:// or https://. Within this site use a redirect.',
  de: 'Eine Adresse einer anderen Website, mit http:// oder https://. Innerhalb dieser Website: eine Weiterleitung.',
}

/** Why a path that an editor typed is refused. */
export const routePathMessages: Record<RoutePathError, Localized> = {
  empty: {
    nl: 'Vul een pad in, bijvoorbeeld /te-koop/.',
    fr: 'Indiquez un chemin, par exemple /a-vendre/.',
    en: 'Enter a path, for example /for-sale/.',
    de: 'Geben Sie einen Pfad ein, zum Beispiel /zu-verkaufen/.',
  },
  emptySegment: {
    nl: 'Tussen twee schuine strepen moet een woord staan.',
    fr: 'Il faut un mot entre deux barres obliques.',
    en: 'There must be a word between two slashes.',
    de: 'Zwischen zwei Schrägstrichen muss ein Wort stehen.',
  },
  file: {
    nl: 'Een pad bevat geen punt: dat zou een bestand zijn.',
    fr: 'Un chemin ne contient pas de point : ce serait un fichier.',
    en: 'A path has no dot: that would be a file.',
    de: 'Ein Pfad enthält keinen Punkt: Das wäre eine Datei.',
  },
  notAPath: {
    nl: 'Dit is geen pad: gebruik letters, cijfers, streepjes en schuine strepen.',
    fr: 'Ce n’est pas un chemin : utilisez lettres, chiffres, tirets et barres obliques.',
    en: 'This is not a path: use letters, digits, hyphens and slashes.',
    de: 'Das ist kein Pfad: Verwenden Sie Buchstaben, Ziffern, Bindestriche und Schrägstriche.',
  },
  otherLanguage: {
    nl: 'Het pad begint met een andere taal. Laat de taal weg.',
    fr: 'Le chemin commence par une autre langue. Omettez la langue.',
    en: 'The path starts with another language. Leave the language out.',
    de: 'Der Pfad beginnt mit einer anderen Sprache. Lassen Sie die Sprache weg.',
  },
  reserved: {
    nl: 'Dit eerste woord gebruikt de site zelf: kies een ander.',
    fr: 'Ce premier mot est utilisé par le site : choisissez-en un autre.',
    en: 'The site itself uses this first word: choose another one.',
    de: 'Dieses erste Wort verwendet die Website selbst: Wählen Sie ein anderes.',
  },
  tooLong: {
    nl: 'Het pad is te lang.',
    fr: 'Le chemin est trop long.',
    en: 'The path is too long.',
    de: 'Der Pfad ist zu lang.',
  },
}

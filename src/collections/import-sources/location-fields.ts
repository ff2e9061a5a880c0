import type { TextField, TextFieldSingleValidation } from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { isFeedAddress, isFeedFile } from '@/features/import/model/feed-location'
import { studioMessage } from '@/lib/payload/studio-message'
import type { Localized } from '@/lib/i18n/locales'

type LocationField = 'file' | 'address'

const isValid: Readonly<Record<LocationField, (text: string) => boolean>> = {
  file: isFeedFile,
  address: isFeedAddress,
}

/** One of the two is required, and only the one that is shown is checked. */
const checkLocation =
  (name: LocationField): TextFieldSingleValidation =>
  (value, { siblingData, req }) => {
    const { location, format } = siblingData as { location?: unknown; format?: unknown }
    if (isApiFormat(format)) {
      // An account may not travel unprotected.
      const isApi = !value || (isFeedAddress(value) && value.startsWith('https://'))
      return name === 'file' || isApi || studioMessage(req, 'fields.apiAddress')
    }
    if (location !== name || (value && isValid[name](value))) return true
    return studioMessage(req, name === 'file' ? 'fields.feedFile' : 'fields.feedAddress')
  }

const locationField = (name: LocationField, label: Localized, description: Localized): TextField => ({
  name,
  type: 'text',
  maxLength: 500,
  label,
  validate: checkLocation(name),
  admin: {
    description,
    condition: (_, { location, format }) => (isApiFormat(format) ? name === 'address' : location === name),
  },
})

/** Where the feed is: the one that `location` names. */
export const locationFields: TextField[] = [
  locationField(
    'address',
    { nl: 'Internetadres', fr: 'Adresse internet', en: 'Web address', de: 'Internetadresse' },
    {
      nl: 'Begint met https:// of http:// en is voor iedereen op het internet bereikbaar. Bij een API leeg: haar gewone adres.',
      fr: 'Commence par https:// ou http:// et est accessible sur l’internet public. Pour une API, vide : son adresse habituelle.',
      en: 'Begins with https:// or http:// and can be reached on the public internet. For an API, empty: its usual address.',
      de: 'Beginnt mit https:// oder http:// und ist im öffentlichen Internet erreichbar. Bei einer API leer: ihre übliche Adresse.',
    },
  ),
  locationField(
    'file',
    { nl: 'Bestand', fr: 'Fichier', en: 'File', de: 'Datei' },
    {
      nl: 'Naam van een bestand in de map “imports” van de gegevensmap op de server.',
      fr: 'Nom d’un fichier dans le dossier « imports » du dossier de données du serveur.',
      en: 'Name of a file in the folder “imports” of the data folder on the server.',
      de: 'Name einer Datei im Ordner „imports“ des Datenordners auf dem Server.',
    },
  ),
]

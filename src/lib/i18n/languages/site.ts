// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '../../../../messages/de/site.json'
import en from '../../../../messages/en/site.json'
import fr from '../../../../messages/fr/site.json'
import nl from '../../../../messages/nl/site.json'

export const siteMessages = { de, en, fr, nl }

import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import { studioMessage } from '../studio-message'

const inThePast = {
  nl: 'Kies een dag in de toekomst. Verwijder de aanvraag als ze niet bewaard hoeft te worden.',
  fr: 'Choisissez un jour à venir. Supprimez la demande si elle ne doit pas être conservée.',
  en: 'Choose a day to come. Delete the lead if it need not be kept.',
  de: 'Wählen Sie einen künftigen Tag. Löschen Sie die Anfrage, wenn sie nicht aufbewahrt werden muss.',
}

/** When a lead came stays; until when it is kept may not be over already. The system itself may do both. */
export const guardLeadDates: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (!req.user) return data
  const { retentionDate } = data
  const isNew = retentionDate && retentionDate !== originalDoc?.retentionDate
  if (isNew && !(new Date(retentionDate) > new Date())) {
    const message = studioMessage(req, inThePast)
    throw new ValidationError({ collection: 'leads', errors: [{ path: 'retentionDate', message }], req })
  }
  return operation === 'update' ? { ...data, createdAt: originalDoc?.createdAt } : data
}

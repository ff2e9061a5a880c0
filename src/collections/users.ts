import type { CollectionConfig } from 'payload'

import { administrators, fieldForAdministrators, nobody, staff } from '@/lib/cms/access'
import { staffAuth } from '@/lib/cms/auth-options'
import { languageField } from '@/lib/cms/fields/language-field'
import {
  refuseLastAdministratorDeletion,
  refuseLastAdministratorDemotion,
} from '@/lib/cms/hooks/keep-an-administrator'
import { checkPassword } from '@/lib/cms/hooks/password-rules'
import { selfOr } from '@/lib/cms/own-access'

import { groups } from './groups'

const byAdministrators = { create: fieldForAdministrators, update: fieldForAdministrators }

/** The agency's staff. The first administrator is made by a script, never through the web. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { nl: 'Gebruiker', fr: 'Utilisateur', en: 'User', de: 'Benutzer' },
    plural: { nl: 'Gebruikers', fr: 'Utilisateurs', en: 'Users', de: 'Benutzer' },
  },
  auth: staffAuth,
  access: {
    admin: staff,
    create: administrators,
    read: selfOr('users', 'administrator', 'editor', 'agent'),
    update: selfOr('users', 'administrator'),
    delete: administrators,
    readVersions: nobody,
    unlock: administrators,
  },
  admin: {
    // Before the globals in the menu, so that all settings stand above the system's own collections.
    group: groups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
  },
  hooks: {
    beforeOperation: [checkPassword],
    beforeChange: [refuseLastAdministratorDemotion],
    beforeDelete: [refuseLastAdministratorDeletion],
  },
  fields: [
    // Also Payload's own field of this name takes these rules: whoever changes an address could take over the account.
    { name: 'email', type: 'email', required: true, unique: true, access: byAdministrators },
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'translator',
      saveToJWT: true,
      access: byAdministrators,
      label: { nl: 'Rol', fr: 'Rôle', en: 'Role', de: 'Rolle' },
      options: [
        {
          value: 'administrator',
          label: { nl: 'Beheerder', fr: 'Administrateur', en: 'Administrator', de: 'Administrator' },
        },
        { value: 'editor', label: { nl: 'Redacteur', fr: 'Éditeur', en: 'Editor', de: 'Redakteur' } },
        { value: 'agent', label: { nl: 'Makelaar', fr: 'Agent immobilier', en: 'Agent', de: 'Makler' } },
        {
          value: 'translator',
          label: { nl: 'Vertaler', fr: 'Traducteur', en: 'Translator', de: 'Übersetzer' },
        },
      ],
    },
    languageField(),
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      access: byAdministrators,
      label: { nl: 'Makelaarsprofiel', fr: 'Profil d’agent', en: 'Agent profile', de: 'Maklerprofil' },
      admin: {
        description: {
          nl: 'Bepaalt van welke panden deze makelaar de aanvragen en afspraken ziet.',
          fr: 'Détermine les biens dont cet agent voit les demandes et les rendez-vous.',
          en: 'Decides of which properties this agent sees the leads and appointments.',
          de: 'Bestimmt, von welchen Objekten dieser Makler die Anfragen und Termine sieht.',
        },
      },
    },
    {
      name: 'calendarSeed',
      type: 'text',
      access: { create: nobody, read: nobody, update: nobody },
      label: {
        nl: 'Geheim van de agenda',
        fr: 'Secret de l’agenda',
        en: 'Secret of the calendar',
        de: 'Geheimnis des Kalenders',
      },
      admin: { hidden: true },
    },
  ],
}

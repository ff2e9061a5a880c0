import { sessionStrategy } from '@/features/sign-in/server/session-strategy'
import { signInEndpoints } from '@/features/sign-in/server/sign-in-endpoints'
import { isAdministrator, isAgent, isEditor, isStaff, noAccess, ownAccount } from '@/lib/payload/access'
import { staffAuth } from '@/lib/payload/auth-options'
import { languageField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

const byAdministrators = { create: isAdministrator, update: isAdministrator }

/** Accounts of staff. A script creates the first administrator. */
export const users = defineCollection({
  menu: {
    // In the group of the settings, which the menu shows before the system.
    group: 'settings',
    shownTo: isEditor,
  },
  access: {
    admin: isStaff,
    create: isAdministrator,
    read: ownAccount('users', isAgent),
    update: ownAccount('users', isAdministrator),
    delete: isAdministrator,
    unlock: isAdministrator,
  },
  findable: { title: ['name', 'email'], detail: ['email', 'role'] },
  schema: {
    slug: 'users',
    labels: {
      singular: { nl: 'Gebruiker', fr: 'Utilisateur', en: 'User', de: 'Benutzer' },
      plural: { nl: 'Gebruikers', fr: 'Utilisateurs', en: 'Users', de: 'Benutzer' },
    },
    auth: { ...staffAuth, strategies: [sessionStrategy] },
    endpoints: signInEndpoints,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role'],
    },
    fields: [
      // Payload's own field of this name takes these rules too: a user who changes an e-mail address could take over
      // the account.
      { name: 'email', type: 'email', required: true, unique: true, access: byAdministrators },
      {
        // Read by `askCurrentPassword`, never stored.
        name: 'currentPassword',
        type: 'text',
        virtual: true,
        access: { read: noAccess },
        label: {
          nl: 'Huidig wachtwoord',
          fr: 'Mot de passe actuel',
          en: 'Current password',
          de: 'Aktuelles Passwort',
        },
        admin: {
          disableBulkEdit: true,
          disableListColumn: true,
          disableListFilter: true,
          components: { Field: '/studio/current-password#CurrentPassword' },
        },
      },
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
        access: { create: noAccess, read: noAccess, update: noAccess },
        label: {
          nl: 'Geheim van de agenda',
          fr: 'Secret de l’agenda',
          en: 'Secret of the calendar',
          de: 'Geheimnis des Kalenders',
        },
        admin: { hidden: true },
      },
      {
        name: 'security',
        type: 'ui',
        label: { nl: 'Beveiliging', fr: 'Sécurité', en: 'Security', de: 'Sicherheit' },
        admin: {
          disableListColumn: true,
          components: { Field: '/composition/studio-parts#OwnSecurity' },
        },
      },
    ],
  },
})

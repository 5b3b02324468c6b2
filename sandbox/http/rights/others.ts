/** Who may use which operation of the smaller backends. */
import type { Operations as Extraction } from '../../generated/extraction/operations.ts';
import type { Operations as Invitations } from '../../generated/invitations/operations.ts';
import type { Operations as Live } from '../../generated/live/operations.ts';
import type { Operations as Notifications } from '../../generated/notifications/operations.ts';
import type { Operations as Places } from '../../generated/places/operations.ts';
import type { Operations as Platform } from '../../generated/platform/operations.ts';
import type { Operations as Workspace } from '../../generated/workspace/operations.ts';
import { administrators, anyone, courtReaders, filers, orderers, people, type Rights } from './roles.ts';

export const extraction: Rights<Extraction> = {
  startExtraction: orderers,
  getExtraction: orderers,
  confirmExtraction: orderers,
};

export const invitations: Rights<Invitations> = {
  listInvitations: administrators,
  sendInvitation: administrators,
  revokeInvitation: administrators,
  resendInvitation: administrators,
  openInvitation: anyone,
  acceptInvitation: anyone,
};

export const live: Rights<Live> = {
  followChanges: people,
};

export const notifications: Rights<Notifications> = {
  listNotifications: people,
  markNotifications: people,
  getNotificationPreferences: people,
  saveNotificationPreferences: people,
  putOffAttention: people,
  restoreAttention: people,
};

export const places: Rights<Places> = {
  suggestPlaces: anyone,
  getPlace: anyone,
};

export const platform: Rights<Platform> = {
  getClient: people,
  putClientSecret: administrators,
  listClientSettings: people,
  listClientUsers: administrators,
  upsertProfileSetting: people,
  getRetailer: people,
  searchUsers: people,
  getUser: people,
  getUserRoles: people,
  getUserSetting: people,
  getService: people,
  refreshSession: anyone,
  redirectToLogin: anyone,
  redirectToLogout: anyone,
};

export const workspace: Rights<Workspace> = {
  getRecentFilings: courtReaders,
  searchEarlierParties: filers,
  listTemplates: filers,
  createTemplate: filers,
  renameTemplate: filers,
  deleteTemplate: filers,
  restoreTemplate: filers,
  listMatterDocuments: people,
  listMatterEvents: people,
  searchStampedCopies: people,
  downloadStampedCopy: people,
  fetchStampedCopy: people,
  getCaseStory: courtReaders,
  listToday: courtReaders,
};

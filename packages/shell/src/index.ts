// Configuration and start

// Pages around sign-in: load them on demand, because they include the forms
export { ForgotPasswordPage } from './account/ForgotPasswordPage';
export { LoginPage } from './account/LoginPage';
export { OpenSessions, type OpenSessionsProps } from './account/OpenSessions';
export { OpenSessionsDialog, type OpenSessionsDialogProps } from './account/OpenSessionsDialog';
export { openSessionsWords } from './account/open-sessions-words';
export { PasswordOffNote } from './account/PasswordOffNote';
export { SetPasswordPage } from './account/SetPasswordPage';
export { SignInOutcomeBadge, type SignInOutcomeBadgeProps } from './account/SignInOutcomeBadge';
export { SignIns, type SignInsProps } from './account/SignIns';
export { useSecondFactorDialog } from './account/second-factor/useSecondFactorDialog';
export { signInWords } from './account/sign-in-words';
export { useChangeOwnPassword } from './account/useChangeOwnPassword';
export { useChangePasswordDialog } from './account/useChangePasswordDialog';
// The browser's clock and files
export { followClock } from './clock/followClock';
export { localDay } from './clock/localDay';
export { localMinute, useLocalMinute } from './clock/useLocalMinute';
export { useToday } from './clock/useToday';
export { type AppName, addressOf, type PortalConfig, readConfig } from './config/config';
export {
  entryPoints,
  landings,
  loginPlace,
  type Place,
  placeAddress,
  storeLastApp,
} from './config/entry-points';
export { useApp, useConfig } from './config/useApp';
export { useProvider } from './config/useProvider';
export { FailureReason, type FailureReasonProps } from './failures/FailureReason';
export { unclearOutcome } from './failures/unclear-outcome';
export { useRetryWhenOnline } from './failures/useRetryWhenOnline';
export { useWaitReason } from './failures/useWaitReason';
export { decimalMark } from './files/decimalMark';
export { FileView, type FileViewProps } from './files/FileView';
export { saveFile } from './files/saveFile';
// Layout
export { LanguageSwitch } from './layout/LanguageSwitch';
export { lazyPage } from './layout/lazyPage';
export { onFirstIntent } from './layout/on-first-intent';
export { openedAnew } from './layout/opened-anew';
export { PageTitle, type PageTitleProps } from './layout/PageTitle';
export { PrintLayout, type PrintLayoutProps } from './layout/PrintLayout';
export { PrintView, type PrintViewProps } from './layout/PrintView';
export { RouteProgress, type RouteProgressProps } from './layout/RouteProgress';
export { RouterLinks } from './layout/RouterLinks';
export { useNavigateWhileMounted } from './layout/useNavigateWhileMounted';
export { WaitingPage } from './layout/WaitingPage';
// Lists
export { listUrl } from './list/list-queries';
export { useOpenViewStore } from './list/useOpenViewStore';
export type { SavedView, ViewChoices, ViewSharing, ViewStore } from './list/view-store';
export { AreaContent, useAreaTitle } from './navbar/AreaContent';
export { AreaTitle } from './navbar/AreaTitle';
export { ListAreaPageLayout, type ListAreaPageLayoutProps } from './navbar/ListAreaPageLayout';
export { NavbarExtensions } from './navbar/NavbarExtensions';
export { NavbarTool } from './navbar/NavbarTool';
export {
  FramedPages,
  ListPageLayout,
  PageLayout,
  type PageLayoutProps,
} from './navbar/PageLayout';
export { PortalFooter } from './navbar/PortalFooter';
export { PortalNavbar } from './navbar/PortalNavbar';
export { useWaitingCount } from './navbar/useWaitingCount';
export { type WaitingCount, waitingCount } from './navbar/waiting-count';
// Pages for every app
export { FailedRoute } from './pages/FailedRoute';
export { NotFoundPage } from './pages/NotFoundPage';
// Session
export { guarded, RequireRole, type RequireRoleProps } from './pages/RequireRole';
export { RootRoute } from './pages/RootRoute';
export { ValidIdsRoute } from './pages/ValidIdsRoute';
export { createPortal, type Portal } from './portal/createPortal';
export { PortalProvider, type PortalProviderProps } from './portal/PortalProvider';
export { trustedScriptUrl } from './portal/trustedScriptUrl';
export type { Session, SessionState } from './session/session';
export { useGoTo } from './session/useGoTo';
export { type SessionHandle, useSession, useSessionStore } from './session/useSession';
export { shellWords } from './shell-words';
// Toasts and theme
export { type ThemeChoice, themeChoices } from './theme/theme';
export { useTheme } from './theme/useTheme';
export type { Toast, ToastStore, ToastTone } from './toasts/toast-store';
export { useLeavePage } from './toasts/useLeavePage';
export { type FailureOptions, type SuccessOptions, type ToastOptions, useToast } from './toasts/useToast';
// Unsaved work: loaded with the forms
export { LeaveGuard, type LeaveGuardProps } from './unsaved/LeaveGuard';
export type { Outbox, OutboxItem } from './unsaved/outbox';
export { UnsavedWorkBanner, type UnsavedWorkBannerProps } from './unsaved/UnsavedWorkBanner';
export type { Draft, UnsavedForm } from './unsaved/unsaved-work';
export { useSignOut } from './unsaved/useSignOut';
export {
  type UnsavedOffer,
  type UnsavedWork,
  type UnsavedWorkOptions,
  useUnsavedWork,
} from './unsaved/useUnsavedWork';
// New deployments while a page is open
export { announceNewVersions } from './version/announceNewVersions';

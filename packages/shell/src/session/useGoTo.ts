import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Place, placeAddress } from '../config/entry-points';
import { usePortal } from '../portal/usePortal';

/** Goes to a place of the portal: within this app by its router, to another app by a page load. */
export function useGoTo(): (place: Place) => void {
  const { app, config, leaveTo } = usePortal();
  const navigate = useNavigate();
  return useCallback(
    (place) => {
      if (place.app === app) navigate(place.path, { replace: true });
      else leaveTo(placeAddress(config, place));
    },
    [app, config, navigate, leaveTo],
  );
}

import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Place, placeAddress } from '../config/entry-points';
import { useApp } from '../config/useApp';

/** Returns a function that navigates to a place: with the router in this app, by a page load in another app. */
export function useGoTo(): (place: Place) => void {
  const { app, config, leaveTo } = useApp();
  const navigate = useNavigate();
  return useCallback(
    (place) => {
      if (place.app === app) navigate(place.path, { replace: true });
      else leaveTo(placeAddress(config, place));
    },
    [app, config, navigate, leaveTo],
  );
}
